import { type KeyboardEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from "react";
import type { DescribedPicture, ShownEvent } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { toFocus } from "../../components/library-picture.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./carousel.module.css";
import { Placeholder } from "./placeholder.tsx";

interface CarouselProps {
  event: ShownEvent;
  /** `sizes` attribute. */
  sizes: string;
  eager?: boolean;
}

/** Scroll-snap carousel. Arrows and dots are links, so it works without scripts. No autoplay. */
export function Carousel({ event: { id, key, title, pictures }, sizes, eager }: CarouselProps) {
  const messages = useMessages("events");
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const [first] = pictures;
  if (!first || pictures.length === 1)
    return (
      <div className={styles.carousel}>
        {first ? (
          <Photo picture={first} total={messages.photoOf} title={title} sizes={sizes} eager={eager} />
        ) : (
          <Placeholder id={id} />
        )}
      </div>
    );

  // After hydration, buttons for screen readers.
  const role = ready ? "button" : undefined;
  const count = pictures.length;
  const slideId = (index: number) => `photo-${key}-${index + 1}`;
  const around = (index: number) => (index + count) % count;

  /** Focus moves to the same arrow of the new picture. */
  const show = (index: number, arrow?: "prev" | "next") => {
    const element = strip.current;
    if (!element) return;
    element.scrollLeft = index * element.clientWidth;
    setCurrent(index);
    if (arrow)
      element.children[index]?.querySelector<HTMLElement>(`[data-arrow=${arrow}]`)?.focus({ preventScroll: true });
  };
  const onClick = (index: number, arrow?: "prev" | "next") => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(index, arrow);
  };
  // During smooth scrolling the current picture is not the arrow's own.
  const onKeyDown = (from: number) => (event: KeyboardEvent<HTMLElement>) => {
    const { key: pressed, target } = event;
    if (pressed === " ") {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const step = pressed === "ArrowRight" ? 1 : pressed === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    // The browser would scroll too.
    event.preventDefault();
    const onArrow = target instanceof Element && target.matches("[data-arrow]");
    show(around(from + step), onArrow ? (step > 0 ? "next" : "prev") : undefined);
  };
  const onScroll = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };

  return (
    <div className={styles.carousel} role="group" aria-roledescription={messages.carousel} aria-label={messages.photos}>
      <ul className={styles.strip} ref={strip} onScroll={onScroll}>
        {pictures.map((picture, index) => (
          <li key={picture.preview} id={slideId(index)}>
            <Photo
              picture={picture}
              total={interpolate(messages.onePhotoOf, { number: index + 1, count })}
              title={title}
              sizes={sizes}
              eager={eager && index === 0}
            />
            <div className={styles.arrows}>
              {(["prev", "next"] as const).map((arrow) => {
                const to = around(arrow === "next" ? index + 1 : index - 1);
                return (
                  <a
                    key={arrow}
                    data-arrow={arrow}
                    href={`#${slideId(to)}`}
                    role={role}
                    tabIndex={ready && index !== current ? -1 : undefined}
                    onClick={onClick(to, arrow)}
                    onKeyDown={onKeyDown(index)}
                  >
                    <Icon name={arrow === "next" ? "arrow" : "back"} />
                    <span className="visually-hidden">
                      {arrow === "next" ? messages.nextPhoto : messages.previousPhoto}
                    </span>
                  </a>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.marks}>
        {pictures.map(({ preview }, index) => (
          <a
            key={preview}
            href={`#${slideId(index)}`}
            role={role}
            className={index === current ? styles.shown : undefined}
            aria-current={ready && index === current ? "true" : undefined}
            onClick={onClick(index)}
            onKeyDown={onKeyDown(current)}
          >
            <span className="visually-hidden">{interpolate(messages.photo, { number: index + 1 })}</span>
          </a>
        ))}
      </div>
    </div>
  );
}

const never = () => () => {};

interface PhotoProps {
  picture: DescribedPicture;
  /** For screen readers. */
  total: string;
  title: string;
  sizes: string;
  eager: boolean | undefined;
}

const Photo = ({
  picture: { sizes: copies, width, height, description, focus },
  total,
  title,
  sizes,
  eager,
}: PhotoProps) => (
  <>
    <span className="visually-hidden">{total}</span>
    <img
      src={copies.at(-1)?.address}
      srcSet={copies.map((copy) => `${copy.address} ${copy.width}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={description || title}
      lang={detectLanguage(description || title)}
      {...toFocus(focus)}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  </>
);
