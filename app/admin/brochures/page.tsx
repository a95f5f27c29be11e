import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { BROCHURE_WORDS, type Brochure } from "../../../domain/brochures.ts";
import { showToast } from "../../ui/toasts.ts";
import { ask } from "../api.ts";
import { dropDraft } from "../draft.ts";
import { useFileAddress } from "../file-address.ts";
import { head } from "../head.ts";
import { Empty, Failed } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { BROCHURE_DRAFT, BrochureForm } from "./form.tsx";
import { save } from "./save.ts";

export const meta = () => head("Brochures");

const NOT_LOADED = "The brochure could not be loaded.";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const answer = await ask<Brochure[]>(request, "GET", "/api/brochures");
  if (!answer.ok) showToast({ kind: "bad", words: NOT_LOADED });
  return { brochures: answer.ok ? answer.body : null };
}

export const clientAction = ({ request }: Route.ClientActionArgs) => save(request);

/** Only the first of the list is used (docs/product.md, 3.4). */
export default function Brochures({ loaderData: { brochures } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [times, setTimes] = useState(0);
  const saved = useCallback(() => {
    dropDraft(BROCHURE_DRAFT);
    setTimes((before) => before + 1);
  }, []);
  const brochure = brochures?.[0];
  return (
    <>
      <h1>{brochure ? "Update Brochure" : "Upload Brochure"}</h1>
      {brochures ? (
        <div className="deskpair">
          <div className="panel">
            <BrochureForm key={times} brochure={brochure} onSaved={saved} />
          </div>
          <section aria-labelledby="preview-title">
            <h2 id="preview-title">Latest Brochure Preview</h2>
            {brochure ? <Preview brochure={brochure} /> : <Empty>No brochure yet.</Empty>}
          </section>
        </div>
      ) : (
        <Failed sentence={NOT_LOADED} busy={state !== "idle"} onRetry={revalidate} />
      )}
    </>
  );
}

/** The browser's own viewer in the page; the words where it has none. */
function Preview({ brochure: { name, file_url } }: { brochure: Brochure }) {
  const addressOf = useFileAddress();
  return (
    <object key={file_url} className="pdf" data={addressOf(file_url)} type="application/pdf" aria-label={name}>
      <p>{BROCHURE_WORDS.noPreview}</p>
    </object>
  );
}
