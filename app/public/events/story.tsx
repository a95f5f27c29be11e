import { lazy, type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { Block } from "../../../shared/text/markdown.ts";
import styles from "./article.module.css";

/** Few descriptions are formatted. */
const Markdown = lazy(async () => {
  const { Markdown: loaded } = await import("../../components/markdown.tsx");
  return { default: loaded };
});

interface StoryProps {
  /** Plain text. */
  description: string;
  /** With formatting; null: without. Follows later for an event from the list. */
  blocks: Block[] | null | Promise<Block[] | null>;
}

export function Story({ description, blocks }: StoryProps) {
  const plain = <PlainStory description={description} />;
  const show = (known: Block[] | null) =>
    known ? (
      <div className={styles.story} lang={detectLanguage(description)}>
        <Markdown blocks={known} link={toPlainLink} />
      </div>
    ) : (
      plain
    );
  return (
    <Suspense fallback={plain}>
      {blocks instanceof Promise ? (
        <Await resolve={blocks} errorElement={plain}>
          {show}
        </Await>
      ) : (
        show(blocks)
      )}
    </Suspense>
  );
}

const PlainStory = ({ description }: Pick<StoryProps, "description">) => (
  <div className={styles.story}>
    {description.split(/\n\s*\n/).map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no id and never reorder
      <p key={index} lang={detectLanguage(paragraph)}>
        {paragraph}
      </p>
    ))}
  </div>
);

/** The router cannot render files or `/help`. */
const toPlainLink = (to: string, children: ReactNode) => <a href={to}>{children}</a>;
