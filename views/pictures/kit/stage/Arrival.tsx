import type { ReactNode } from 'react';
import { arrival } from '../../arrival.ts';

interface ArrivalProps {
  /** What stood there until then, and is never seen again. */
  readonly was?: ReactNode;
  /** What is so from now on. */
  readonly children: ReactNode;
}

/*
 * Only opacity and transform move, once, soon after the picture is there, and only where the page asks for it by the name of
 * the drawing's root. Everywhere else the end is in place: on cards, on paper, under reduced motion, in pixels.
 */
const css = `@media (prefers-reduced-motion:no-preference){#${arrival}:target .was{animation:was .4s 1.2s backwards}#${arrival}:target .now{animation:now .4s 1.2s ease-out backwards;transform-box:fill-box;transform-origin:50% 50%}}@keyframes was{from{opacity:1}}@keyframes now{from{opacity:0;transform:scale(.85)}}`;

/** A status that turns while one looks, as from pending to paid: at most one in a picture. */
export function Arrival({ was, children }: ArrivalProps) {
  return (
    <>
      <style>{css}</style>
      <g className="was" opacity={0}>
        {was}
      </g>
      <g className="now">{children}</g>
    </>
  );
}
