import { Drawing } from "../../components/icon.tsx";

interface MoveButtonProps {
  of: string;
  to: keyof typeof PATHS;
  off: boolean;
  onPress: () => void;
}

const PATHS = { earlier: "M12 20V5M6 11l6-6 6 6", later: "M12 4v15M6 13l6 6 6-6" };

export const MoveButton = ({ of, to, off, onPress }: MoveButtonProps) => (
  <button
    className="button small outlined"
    type="button"
    aria-disabled={off || undefined}
    onClick={() => off || onPress()}
  >
    <Drawing path={PATHS[to]} />
    <span className="visually-hidden">
      {of} {to}
    </span>
  </button>
);
