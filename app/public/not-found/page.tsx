import { data } from "react-router";
import { NotFound } from "../layout/error-page.tsx";

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => data(null, { status: 404 });
export const action = loader;

export default function Page() {
  return <NotFound />;
}
