import { Link } from "react-router";
import { useControlMessages } from "./control-messages.ts";

interface PagerProps {
  /** 1-based. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** For screen readers: 'Pages of testimonials'. */
  label: string;
}

/** Pagination by links, works without scripts. Nothing for a single page. */
export function Pager({ page, pages, hrefOf, label }: PagerProps) {
  const { previous, next, page: one } = useControlMessages();
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      <ul>
        <li>
          {page > 1 ? <Step to={hrefOf(page - 1)} sign="←" label={previous} /> : <Off sign="←" label={previous} />}
        </li>
        {squares(page, pages).map((square) => (
          <li key={square}>
            {square < 0 ? (
              <span className="ellipsis">…</span>
            ) : (
              <Link to={hrefOf(square)} aria-current={square === page ? "page" : undefined}>
                <span className="visually-hidden">{one} </span>
                {square}
              </Link>
            )}
          </li>
        ))}
        <li>{page < pages ? <Step to={hrefOf(page + 1)} sign="→" label={next} /> : <Off sign="→" label={next} />}</li>
      </ul>
    </nav>
  );
}

const Step = ({ to, sign, label }: { to: string; sign: string; label: string }) => (
  <Link className="step" to={to} aria-label={label}>
    {sign}
  </Link>
);

const Off = ({ sign, label }: { sign: string; label: string }) => (
  <span className="step unavailable" role="link" aria-disabled="true" aria-label={label}>
    {sign}
  </span>
);

/** All up to seven pages, otherwise ends and neighbours; negative numbers are gaps. */
export function squares(page: number, pages: number): number[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const start = Math.max(1, Math.min(page - 1, pages - 2));
  const shown = [...new Set([1, start, start + 1, start + 2, pages])].sort((a, b) => a - b);
  return shown.flatMap((square, index) =>
    index > 0 && square - (shown[index - 1] ?? 0) > 1 ? [-square, square] : [square],
  );
}
