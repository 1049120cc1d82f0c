import { At, type Place } from '../stage/At.tsx';
import { DataCard } from './DataCard.tsx';

/** A data card in the side of an open laptop, 320 wide from -2 on and 174 high from 44 on; both stand on 218. */
export const DataCardInLaptop = (place: Place) => (
  <At {...place}>
    <ellipse cx={158} cy={218} rx={170} ry={7} className="shade" />
    <rect x={12} y={44} width={182} height={138} rx={11} className="deep-lift" />
    <rect x={21} y={53} width={164} height={118} rx={4} fill="url(#sheen)" />
    <PageOnScreen />
    {/* Its plug goes into the edge of the keyboard, which is drawn over it. */}
    <DataCard x={200} y={178} scale={1.05} />
    <path d="M12 174H194L208 198H-2z" className="on-deep-muted" />
    <path d="M23 179H183L188 190H18z" className="deep-lift" />
    <path d="M-2 198H208V208a10 10 0 01-10 10H8a10 10 0 01-10-10z" className="faint" />
  </At>
);

/* What the network is for: a page that has loaded. */
const PageOnScreen = () => (
  <>
    <rect x={47} y={71} width={112} height={82} rx={7} className="on-brand" />
    <path d="M47 92V78a7 7 0 017-7h98a7 7 0 017 7v14z" className="code-number" />
    <path d="M62 110H144M62 130H118" className="stroke-brand-lift" strokeWidth={7} opacity={0.5} />
  </>
);
