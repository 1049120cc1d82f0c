import { createContext, type ReactNode, useContext } from 'react';

/** Where a part stands: its top left corner, and how many degrees it is turned around it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  /** Seen in a mirror: the width of the part, which stays where it is. */
  readonly mirrored?: number | undefined;
}

const DrawnScale = createContext(1);

/** How large one unit of this part is in its picture, after all that scales what it is in. */
export const useDrawnScale = (): number => useContext(DrawnScale);

/** Moves, turns, scales and mirrors what is inside. */
export function At({
  x,
  y,
  turn,
  scale = 1,
  mirrored,
  children,
}: Place & { readonly children: ReactNode }) {
  const drawn = useDrawnScale() * scale;
  const moves = [
    `translate(${x} ${y})`,
    turn ? `rotate(${turn})` : '',
    scale !== 1 ? `scale(${scale})` : '',
    mirrored ? `matrix(-1 0 0 1 ${mirrored} 0)` : '',
  ];
  return (
    <g transform={moves.filter(Boolean).join(' ')}>
      <DrawnScale value={drawn}>{children}</DrawnScale>
    </g>
  );
}
