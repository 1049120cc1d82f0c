import type { ReactNode } from 'react';

/** Where a part stands: its top left corner, and how many degrees it is turned around it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
}

/** Moves, turns and scales what is inside. */
export function At({ x, y, turn, scale, children }: Place & { readonly children: ReactNode }) {
  const moves = [
    `translate(${x} ${y})`,
    turn ? `rotate(${turn})` : '',
    scale && scale !== 1 ? `scale(${scale})` : '',
  ];
  return <g transform={moves.filter(Boolean).join(' ')}>{children}</g>;
}
