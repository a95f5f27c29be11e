import { Link } from "react-router";
import { LANGUAGE_NAMES, type Language, languageAt } from "../../../shared/i18n/languages.ts";
import { languageAttribute } from "../../components/language.ts";
import { getMessagesIn, loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/materials.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { ArrowLink, Section } from "../components/section.tsx";
import type { Route } from "./+types/page.ts";
import { type Choice, getChoices, getPosters, matchesChoice, sortForLanguage, toDownload } from "./downloads.ts";
import styles from "./files.module.css";
import { Files } from "./files.tsx";

export const meta: Route.MetaFunction = (page) => toMeta(page, "materials", ({ messages }) => messages.materials);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { materials, posters, fileAddress } = context.get(pageContext).services;
  const messages = loadMessages(request, "materials");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageAt(pathname);
  const options = { messages: messages.materials, fileAddress };
  const [ours, theirs] = await Promise.all([posters.list(), materials.list()]);
  const allFiles = [
    ...theirs.map((material) => toDownload(language, material, options)),
    ...getPosters(ours, messages.materials, (language) => getMessagesIn(language, "onPosters").onPosters),
  ];
  const choices = getChoices(allFiles);
  const chosen = choices.find(([choice]) => choice === searchParams.get("show"))?.[0] ?? null;
  const files = chosen ? allFiles.filter((file) => matchesChoice(chosen, file)) : allFiles;
  return { files: sortForLanguage(language, files), count: allFiles.length, choices, chosen, messages };
}

const KINDS = ["poster", "picture", "logo", "document"] as const;

export default function Materials({ loaderData: { files, ...choosing } }: Route.ComponentProps) {
  const messages = useMessages("materials");
  const address = useLocalizedHref();
  const groups = KINDS.map((kind) => [kind, files.filter((file) => file.kind === kind)] as const);
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      {files.length === 0 && (
        <div className="section page-width">
          <p className="intro">{messages.none}</p>
        </div>
      )}
      {choosing.choices.length > 0 && (
        <div className={`page-width ${styles.choosing}`}>
          <Choices {...choosing} />
        </div>
      )}
      {groups.map(
        ([kind, ofKind]) =>
          ofKind.length > 0 && (
            <Section key={kind} id={kind} {...messages.kinds[kind]} className={styles.group}>
              <Files files={ofKind} />
            </Section>
          ),
      )}
      <p className={`page-width ${styles.press}`}>
        <ArrowLink to={address("/press-kit")} text={messages.forPress} />
      </p>
    </>
  );
}

interface ChoicesProps {
  count: number;
  choices: readonly (readonly [choice: Choice, count: number])[];
  chosen: Choice | null;
}

function Choices({ count, choices, chosen }: ChoicesProps) {
  const messages = useMessages("materials");
  const address = useLocalizedHref()("/materials");
  const all = [[null, count], ...choices] as const;
  return (
    <nav aria-label={messages.which}>
      <ul className={styles.choices}>
        {all.map(([choice, count]) => (
          <li key={choice ?? "all"}>
            <Link
              to={choice ? `${address}?show=${choice}` : address}
              aria-current={choice === chosen ? "true" : undefined}
              preventScrollReset
            >
              <Called choice={choice} /> {count}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Languages in their own name. */
function Called({ choice }: { choice: Choice | null }) {
  const { all, kinds } = useMessages("materials");
  const language = useLanguage();
  if (choice === null) return all;
  if (choice in kinds) return kinds[choice as keyof typeof kinds].title;
  const name = LANGUAGE_NAMES[choice as Language];
  return <span lang={languageAttribute(language, name)}>{name}</span>;
}
