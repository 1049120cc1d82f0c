import { Pause, Play } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { stripLabels } from '#content/home/labels.ts';
import { useHydrated } from './hooks/useHydrated.ts';
import { SvgIcon } from './parts/SvgIcon.tsx';

interface Technology {
  readonly id: string;
  readonly title: string;
  readonly src: string;
}

export interface TechnologyStripProps {
  readonly heading: string;
  readonly technologies: readonly Technology[];
}

/* The strip starts when this share of it is visible (docs/behaviour.md, "What the pages show"). */
const visibleShare = 0.1;

/**
 * The logos in one row that CSS moves. A second copy closes the loop and is hidden from assistive technology. With
 * JavaScript the strip waits until it is visible, and can be paused (WCAG 2.2.2).
 */
export function TechnologyStrip({ heading, technologies }: TechnologyStripProps): ReactNode {
  const strip = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const visible = useSeen(strip, visibleShare);
  const [paused, setPaused] = useState(false);
  return (
    <section
      className={visible ? 'strip visible' : 'strip'}
      data-paused={paused || undefined}
      ref={strip}
      aria-label={heading}
    >
      <div className="strip-window" {...focusable}>
        <div className="strip-track">
          <Logos technologies={technologies} />
          <Logos technologies={technologies} copy />
        </div>
      </div>
      {hydrated && (
        <button
          className="icon-button strip-pause"
          type="button"
          aria-label={paused ? stripLabels.move : stripLabels.stop}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <SvgIcon drawing={Play} size={20} /> : <SvgIcon drawing={Pause} size={20} />}
        </button>
      )}
    </section>
  );
}

/* Without JavaScript, visitors without a pointer stop the strip by the focus. */
const focusable = { role: 'group', 'aria-label': stripLabels.logos, tabIndex: 0 };

/** Becomes true when a share of an element, from 0 to 1, is visible for the first time. */
function useSeen(element: RefObject<HTMLElement | null>, share: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined || entry.intersectionRatio < share) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
  return seen;
}

interface LogosProps {
  readonly technologies: readonly Technology[];
  readonly copy?: boolean;
}

function Logos({ technologies, copy = false }: LogosProps): ReactNode {
  return (
    <ul className="strip-logos" aria-hidden={copy || undefined}>
      {technologies.map(({ id, title, src }) => (
        <li key={id}>
          <img src={src} alt="" width={40} height={40} loading="lazy" />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
