import { Filled } from "../words/filled.tsx";
import { useWords } from "../words/use-words.ts";

/** The campaign's sentence in statement type: the yes shines, the drugs are struck out. */
export function Say() {
  const { say, yes, drugs } = useWords("campaign");
  return (
    <p className="say disp">
      <Filled
        sentence={say}
        with={{ yes: <span className="yes">{yes}</span>, drugs: <span className="drugs">{drugs}</span> }}
      />
    </p>
  );
}
