import { type Campaign, SOCIAL_NETWORKS } from "../../../shared/campaign/campaign.ts";
import { Icon } from "../../components/icon.tsx";

const NAMES = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  x: "X",
  linkedin: "LinkedIn",
} as const;

export function SocialLinks({ social, className }: { social: Campaign["social"]; className: string | undefined }) {
  const set = SOCIAL_NETWORKS.filter((network) => social[network]);
  if (set.length === 0) return null;
  return (
    <ul className={className}>
      {set.map((network) => (
        <li key={network}>
          <a href={social[network]} rel="noopener">
            <Icon name={network} />
            <span className="visually-hidden">{NAMES[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
