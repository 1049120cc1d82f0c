import { At, type Place } from '../stage/At.tsx';

const columns = [52, 74, 96] as const;
const rows = [52, 70, 88] as const;

/** An office telephone with its keys, 148 × 112, that stands on its foot; its handset is in somebody’s hand, and it stands before a wall that is dark after dark. */
export const DeskPhone = (place: Place) => (
  <At {...place}>
    <ellipse cx={76} cy={110} rx={82} ry={8} className="deep" opacity={0.28} />
    <path d="M34 20h80l32 82q2 10-8 10H10q-10 0-8-10z" className="device-lift" />
    <path d="M3 100h142l1 2q2 10-8 10H10q-10 0-8-10z" className="hair" />
    <path d="M38 30h72l5 12H33z" className="rim" />
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
    <path d="M38 20v-8h16v8zM94 20v-8h16v8z" className="rim" />
  </At>
);
