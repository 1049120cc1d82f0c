import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A virtual number as a white plate, from which a line leads to the keyword that it has found; 196 × 124. */
export const KeywordNumber = (place: Place) => (
  <At {...place}>
    <path d="M98 50V84" className="stroke-brand" strokeWidth={2.5} />
    <Panel x={0} y={0} width={196} height={56} radius={14}>
      <Label x={98} y={36} size={22} weight={800} anchor="middle">
        92200 XXXXX
      </Label>
    </Panel>
    <g transform="translate(50 72)">
      <path
        d="M16 0H80a16 16 0 0116 16v14a16 16 0 01-16 16H36l-16 12V46H16A16 16 0 010 30V16A16 16 0 0116 0z"
        className="marigold"
      />
      <Label x={48} y={30} size={20} weight={800} tone="deep" anchor="middle">
        YES
      </Label>
    </g>
  </At>
);
