import { MATERIAL_WORDS } from "../../../domain/materials.ts";
import { head } from "../head.ts";
import { KeptCards } from "../kept-list/kept-cards.tsx";
import { KeptListScreen } from "../kept-list/kept-list-screen.tsx";
import type { Route } from "./+types/page.ts";
import { materials as kept } from "./acts.ts";
import styles from "./card.module.css";
import { Card } from "./card.tsx";
import { MaterialForm } from "./form.tsx";

export const meta = () => head("Manage Materials");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => kept.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => kept.act(request);

export default function Materials({ loaderData: materials }: Route.ComponentProps) {
  return (
    <KeptListScreen
      title="Materials"
      doing={["Add Material", "Edit Material"]}
      draft="materials"
      words={MATERIAL_WORDS}
      items={materials}
      form={MaterialForm}
      listTitle="On the site"
      list={(cards) => (
        <KeptCards {...cards} none={MATERIAL_WORDS.none} focus="button" className={styles.list}>
          {(card) => <Card {...card} />}
        </KeptCards>
      )}
    />
  );
}
