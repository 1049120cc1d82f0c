import { figures } from '#content/figures.ts';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Colour } from '../../palette.ts';

const { requestDays, reviewBusinessDays, processingBusinessDays } = figures.refund;

/** From and to how many days a step takes. */
const daysOf = (text: string): readonly [from: number, to: number] => {
  const [from = 0, to = from] = (text.match(/\d+/g) ?? []).map(Number);
  return [from, to];
};

interface Step {
  readonly name: string;
  readonly days: string;
  readonly unit: string;
  readonly tone: Colour;
  readonly pale: Colour;
}

const steps: readonly Step[] = [
  {
    name: 'Request',
    days: `${requestDays}`,
    unit: 'days',
    tone: 'marigold',
    pale: 'marigold-soft',
  },
  {
    name: 'Review',
    days: reviewBusinessDays,
    unit: 'business days',
    tone: 'brand',
    pale: 'brand-soft',
  },
  {
    name: 'Refund',
    days: processingBusinessDays,
    unit: 'business days',
    tone: 'green',
    pale: 'green-soft',
  },
];

const day = { width: 13, height: 26, step: 17 } as const;

/** On which day of the whole a step begins. */
const startOf = (row: number): number =>
  steps.slice(0, row).reduce((sum, { days }) => sum + daysOf(days)[1], 0);

/**
 * A refund as a stair: each step begins where the one before it ends, with a square for each day, the paler ones for those
 * it may take beyond. The last leads back to the card that paid.
 */
export const PolicyRefund = () => (
  <Scene width={480} height={276} ground="warm">
    <Panel x={24} y={24} width={432} height={228}>
      {steps.map(({ name, days, unit, tone, pale }, row) => {
        const [from, to] = daysOf(days);
        return (
          <g key={name} transform={`translate(${22 + startOf(row) * day.step} ${18 + row * 70})`}>
            <Label x={0} y={15} size={17} weight={700}>
              {name}
            </Label>
            <Label x={row === 0 ? 74 : 66} y={15} size={15.5} tone="muted">
              {`${days} ${unit}`}
            </Label>
            {Array.from({ length: to }, (_, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
                key={index}
                x={index * day.step}
                y={25}
                width={day.width}
                height={day.height}
                rx={4}
                className={index < from ? tone : pale}
              />
            ))}
          </g>
        );
      })}
      <path d="M402 180V100" className="stroke-green" strokeWidth={3} />
      <path d="M394 108l8-9 8 9" className="stroke-green" strokeWidth={3} />
      <UsedCard x={304} y={18} scale={0.66} />
    </Panel>
  </Scene>
);
