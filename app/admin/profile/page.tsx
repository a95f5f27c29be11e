import { useRef } from "react";
import { head } from "../head.ts";
import { useAdmin } from "../session.ts";
import type { Route } from "./+types/page.ts";
import { act } from "./acts.ts";
import { ChangePassword } from "./change-password.tsx";
import { Details } from "./details.tsx";
import styles from "./page.module.css";

export const meta = () => head("Profile Settings");

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

/** Shown while the server has not said who is logged in. */
const NOBODY = { name: "Admin", email: "", profile: null };

/** What administrators see and change about themselves (docs/product.md, 3.9). */
export default function Profile() {
  const admin = useAdmin() ?? NOBODY;
  const passwords = useRef<HTMLFormElement>(null);
  return (
    <>
      <h1>Profile Settings</h1>
      <div className={styles.profile}>
        <Details admin={admin} passwords={passwords} />
        <ChangePassword email={admin.email} form={passwords} />
      </div>
    </>
  );
}
