import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The last one is missing in the second record. */
const amounts = ['₹1,000', '₹299', '₹3,000'] as const;
const missing = amounts.length - 1;

const sheet = { width: 216, height: 244, head: 62 } as const;
const [left, right, top] = [68, 356, 28] as const;

/* The middle of each row, from the top of the sheets. */
const middle = (row: number) => sheet.head + 33 + row * 58;

/** What a senior developer builds: two records of the same payments are compared row by row, and the one that the bank does not have is found. */
export const JobSoftware = () => (
  <Scene width={640} height={300} ground="lilac">
    <RecordSheet x={left} y={top} name="Ledger" />
    <RecordSheet x={right} y={top} name="Bank" lacks={missing} />
    {amounts.map((amount, row) => (
      <At key={amount} x={320} y={top + middle(row)}>
        {row === missing ? (
          <>
            <circle r={22} className="marigold" />
            <Label x={0} y={11} size={32} weight={800} tone="deep" anchor="middle">
              ?
            </Label>
          </>
        ) : (
          <Tick x={0} y={0} size={44} />
        )}
      </At>
    ))}
  </Scene>
);

interface RecordSheetProps extends Place {
  readonly name: string;
  /** The row that it does not have. */
  readonly lacks?: number;
}

const RecordSheet = ({ name, lacks, ...place }: RecordSheetProps) => (
  <Panel {...place} width={sheet.width} height={sheet.height} radius={20}>
    <path
      d={`M0 ${sheet.head}V20A20 20 0 0120 0H${sheet.width - 20}a20 20 0 0120 20V${sheet.head}z`}
      fill="url(#night)"
    />
    <Label x={sheet.width / 2} y={41} size={29} weight={700} tone="on-deep" anchor="middle">
      {name}
    </Label>
    {amounts.map((amount, row) =>
      row === lacks ? (
        <rect
          key={amount}
          x={24}
          y={middle(row) - 19}
          width={sheet.width - 48}
          height={38}
          rx={10}
          className="stroke-marigold"
          strokeWidth={4}
          strokeDasharray="10 8"
        />
      ) : (
        <Label
          key={amount}
          x={sheet.width / 2}
          y={middle(row) + 11}
          size={31}
          weight={700}
          anchor="middle"
        >
          {amount}
        </Label>
      ),
    )}
    <path
      d={[1, 2].map((row) => `M24 ${middle(row) - 29}H${sheet.width - 24}`).join('')}
      className="stroke-line"
      strokeWidth={2}
    />
  </Panel>
);
