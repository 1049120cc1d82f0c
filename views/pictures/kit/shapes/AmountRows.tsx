import { soft } from '../../palette.ts';
import { alongScale, type PayoutMode, payoutModes } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountLines } from './AmountLines.tsx';
import { AmountTrack } from './AmountTrack.tsx';
import { Label } from './Label.tsx';
import { ModeName } from './ModeName.tsx';

/* Of the words, of the sign of a mode, and from row to row. */
const size = 13.5;
const sign = 36;
const step = 92;

/* A slim bar; its size is that of the arrow on it, because its words are beside it. */
const bar = { width: 292, before: 20, height: 16, size: 11, bare: true } as const;

/* The upper edge of a bar, from that of its row. */
const lane = sign + 12;

/** What each mode carries, for a phone: one row for each below the names of the lines, 312 × 513. */
export const AmountRows = (place: Place) => (
  <At {...place}>
    <AmountLines x={bar.before} y={20} width={bar.width} height={6} size={size} />
    {payoutModes.map((mode, index) => (
      <At key={mode.name} x={0} y={40 + index * step}>
        <ModeName x={0} y={0} mode={mode} size={sign} noteSize={size} />
        <At x={bar.before} y={lane}>
          <AmountLines x={0} y={-5} width={bar.width} height={bar.height + 10} />
          <AmountTrack x={0} y={0} mode={mode} bar={bar} />
          {mode.parts.length > 1 && <Ends mode={mode} />}
        </At>
        {mode.parts.length === 1 && (
          <Label
            x={bar.before + bar.width}
            y={sign * 0.43}
            size={size}
            weight={700}
            tone={soft[mode.tone][1]}
            anchor="end"
          >
            {mode.parts[0].words.join(' ')}
          </Label>
        )}
      </At>
    ))}
  </At>
);

/* Two limits of one mode, each below the end of its bar. */
const Ends = ({ mode }: { readonly mode: PayoutMode }) =>
  mode.parts.map(({ to = 0, words: [holder, amount] }) => {
    const x = alongScale(to) * bar.width;
    const words = { x, size, tone: soft[mode.tone][1], anchor: 'middle' } as const;
    return (
      <g key={holder}>
        <path
          d={`M${x} ${bar.height + 1}v6`}
          className={`stroke-${mode.tone}`}
          strokeWidth={2}
          strokeLinecap="butt"
        />
        <Label {...words} y={bar.height + 23}>
          {holder}
        </Label>
        <Label {...words} y={bar.height + 41} weight={700}>
          {amount ?? ''}
        </Label>
      </g>
    );
  });
