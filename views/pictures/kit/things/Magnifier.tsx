import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A magnifier that has found everything right: a tick in its lens, 112 across; x and y are the centre of the lens. */
export const Magnifier = (place: Place) => (
  <At {...place}>
    <g strokeLinecap="round">
      <path d="M42 42L52 52" className="stroke-faint" strokeWidth={14} />
      <path d="M58 58L88 88" className="stroke-brand" strokeWidth={24} />
    </g>
    {/* It shows paper, also after dark. */}
    <g className="sheet">
      <circle r={50} className="green-soft" />
      <Glyph name="check" x={-38} y={-38} size={76} tone="green" bold />
    </g>
    <circle r={50} className="stroke-brand" strokeWidth={12} />
  </At>
);
