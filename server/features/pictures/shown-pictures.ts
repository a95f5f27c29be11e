import type { Selectable } from "kysely";
import type { ShownPicture } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_LIMITS } from "../../../shared/pictures/pictures.ts";
import { LARGEST_NUMBER } from "../../database/largest-number.ts";
import type { PictureRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toFileUrl } from "../../storage/storage.ts";
import type { EventPictures } from "../events/pictures.ts";

type Row = Selectable<PictureRow>;

/** Pictures of the library as visitors see them. */
export interface ShownPictures {
  /** For `![](picture:ID)` and others: those of these ids that exist, in the sizes made so far. */
  resolve(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPicture>>;
  /** By path of the file. */
  resolveFiles(addresses: readonly string[]): Promise<ReadonlyMap<string, ShownPicture>>;
}

interface Deps extends PickDeps<"db"> {
  copies: Pick<EventPictures, "of">;
  fileAddress(path: string): string;
}

export function createShownPictures({ db, copies, fileAddress }: Deps): ShownPictures {
  const toShown = async (rows: Row[]): Promise<Map<Row, ShownPicture>> => {
    const resized = await copies.of(rows.map(({ file_key }) => toFileUrl(file_key)));
    return new Map(
      rows.map((row) => {
        const { id, width, height, alt, alt_ml, credit } = row;
        const own = { width, address: fileAddress(toFileUrl(row.file_key)) };
        const sizes = resized.get(toFileUrl(row.file_key))?.sizes ?? [own];
        const srcset = sizes.map((size) => `${size.address} ${size.width}w`).join(", ");
        const url = (sizes.at(-1) ?? own).address;
        return [row, { id, url, width, height, srcset, alt, alt_ml, credit, focus: getFocus(row) }];
      }),
    );
  };

  return {
    async resolve(ids) {
      const unique = [...new Set(ids)].filter((id) => id > 0 && id <= LARGEST_NUMBER).slice(0, PICTURE_LIMITS.count);
      const rows = await db
        .selectFrom("pictures")
        .selectAll()
        .where("id", "in", [0, ...unique])
        .execute();
      return new Map([...(await toShown(rows)).values()].map((shown) => [shown.id, shown]));
    },

    async resolveFiles(addresses) {
      const keys = [...new Set(addresses)].filter((address) => address.startsWith("/files/"));
      if (keys.length === 0) return new Map();
      const rows = await db
        .selectFrom("pictures")
        .selectAll()
        .where(
          "file_key",
          "in",
          keys.map((address) => address.slice(toFileUrl("").length)),
        )
        .execute();
      return new Map([...(await toShown(rows))].map(([{ file_key }, shown]) => [toFileUrl(file_key), shown]));
    },
  };
}

export const getFocus = ({ focus_x, focus_y }: Row) => ({ x: focus_x, y: focus_y });
