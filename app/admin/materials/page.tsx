import { MATERIAL_COPY } from "../../../shared/materials/materials.ts";
import { CrudCards } from "../crud/crud-cards.tsx";
import { CrudPage } from "../crud/crud-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { materials as kept } from "./actions.ts";
import styles from "./card.module.css";
import { Card } from "./card.tsx";
import { MaterialForm } from "./form.tsx";

export const meta = () => pageMeta("Manage Materials");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => kept.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => kept.act(request);

export default function Materials({ loaderData: materials }: Route.ComponentProps) {
  return (
    <CrudPage
      title="Materials"
      doing={["Add Material", "Edit Material"]}
      draft="materials"
      words={MATERIAL_COPY}
      items={materials}
      form={MaterialForm}
      listTitle="On the site"
      list={(cards) => (
        <CrudCards {...cards} none={MATERIAL_COPY.none} focus="button" className={styles.list}>
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}
