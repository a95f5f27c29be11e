interface SectionHeadProps {
  id: string;
  title: string;
  /** The same in Malayalam: English leads, Malayalam answers. */
  malayalam: string;
}

/** The word that starts a lane which runs off the page. */
export const SectionHead = ({ id, title, malayalam }: SectionHeadProps) => (
  <div className="sh">
    <h2 id={id}>{title}</h2>
    <p lang="ml">{malayalam}</p>
  </div>
);
