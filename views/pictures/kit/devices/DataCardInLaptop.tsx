import { At, type Place } from '../stage/At.tsx';
import { DataCard } from './DataCard.tsx';

/** A data card in the side of an open laptop, of which the picture shows the right end: from 0 on, 306 wide; both stand on 216. */
export const DataCardInLaptop = (place: Place) => (
  <At {...place}>
    <ellipse cx={150} cy={216} rx={168} ry={7} className="shade" />
    {/* The lid goes on above the picture, and the whole laptop at its left. */}
    <path d="M-40-40H102V174H-40z" className="deep-lift" />
    <path d="M-40-40H89V160H-40z" fill="url(#sheen)" />
    <path d="M-40 26H58a8 8 0 018 8V124a8 8 0 01-8 8H-40z" className="on-brand" />
    <path d="M-40 26H58a8 8 0 018 8V50H-40z" className="code-number" />
    <path
      d="M-40 73H44M-40 93H44M-40 113H20"
      className="stroke-brand-lift"
      strokeWidth={6}
      opacity={0.5}
    />
    <path d="M-40 172H124a10 10 0 0110 10V204a12 12 0 01-12 12H-40z" className="on-deep-muted" />
    <path d="M-40 172H124q7 0 9 6H-40z" className="on-deep" opacity={0.5} />
    <path d="M128 175h6v34h-6a4 4 0 01-4-4v-26a4 4 0 014-4z" className="deep" />
    <DataCard x={128} y={155} scale={1.6} />
  </At>
);
