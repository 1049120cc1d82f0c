import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const columns = [52, 74, 96] as const;
const rows = [52, 70, 88] as const;

interface DeskPhoneProps extends Place {
  /** Its handset is in somebody's hand, and it stands before a wall that is dark after dark. */
  readonly lifted?: true;
}

/** An office telephone with its keys, 148 × 112, that stands on its foot. */
export const DeskPhone = ({ lifted, ...place }: DeskPhoneProps) => (
  <At {...place}>
    {lifted ? (
      <ellipse cx={76} cy={110} rx={82} ry={8} className="deep" opacity={0.28} />
    ) : (
      <Shadow width={148} height={112} />
    )}
    <path
      d="M34 20h80l32 82q2 10-8 10H10q-10 0-8-10z"
      className={lifted ? 'device-lift' : 'deep'}
    />
    <path d="M3 100h142l1 2q2 10-8 10H10q-10 0-8-10z" className="hair" />
    <path d="M38 30h72l5 12H33z" className={lifted ? 'rim' : 'deep-lift'} />
    {rows.flatMap((y) =>
      columns.map((x) => (
        <rect
          key={`${x} ${y}`}
          x={x - 8}
          y={y - 6}
          width={16}
          height={12}
          rx={3}
          className="on-deep"
          opacity={0.85}
        />
      )),
    )}
    {lifted ? (
      <path d="M38 20v-8h16v8zM94 20v-8h16v8z" className="rim" />
    ) : (
      <path
        d="M8 2q66-20 132 0 8 3 6 12l-2 10q-2 8-10 6l-18-4q-7-2-7-9-35-6-70 0 0 7-7 9l-18 4q-8 2-10-6L2 14Q0 5 8 2z"
        className="deep-lift"
      />
    )}
  </At>
);
