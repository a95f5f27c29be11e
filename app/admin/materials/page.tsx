import { MATERIAL_WORDS } from "../../../domain/materials.ts";
import { head } from "../head.ts";
import { KeptListScreen } from "../kept-list/kept-list-screen.tsx";
import { useBeginning } from "../parts/beginning.ts";
import type { Route } from "./+types/page.ts";
import { materials as kept } from "./acts.ts";
import { MaterialForm } from "./form.tsx";
import { MaterialList } from "./list.tsx";

export const meta = () => head("Manage Materials");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({ materials: await kept.load(request) });

export const clientAction = ({ request }: Route.ClientActionArgs) => kept.act(request);

export default function Materials({ loaderData: { materials } }: Route.ComponentProps) {
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("materials", materials);
  return (
    <KeptListScreen
      title="Materials"
      about={MATERIAL_WORDS.about}
      doing={editing ? "Edit Material" : "Add Material"}
      heading={heading}
      form={<MaterialForm key={key} item={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />}
      listTitle="On the site"
      list={materials && <MaterialList materials={materials} onEdit={edit} />}
      notLoaded={MATERIAL_WORDS.notLoaded}
    />
  );
}
