import { figures } from '#content/figures.ts';
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

const steps = [
  ['Request', `${requestDays}`, 'marigold', 'marigold-soft'],
  ['Review', reviewBusinessDays, 'brand', 'brand-soft'],
  ['Refund', processingBusinessDays, 'green', 'green-soft'],
] as const satisfies readonly (readonly [string, string, Colour, Colour])[];

/** The three steps of a refund with a square for each day; the paler days are those it may take beyond. */
export const PolicyRefund = () => (
  <Scene width={480} height={200} ground="warm">
    <Panel x={24} y={24} width={432} height={152}>
      {steps.map(([name, days, tone, pale], row) => {
        const [from, to] = daysOf(days);
        return (
          <g key={name} transform={`translate(20 ${12 + row * 48})`}>
            {row > 0 && <path d="M0-6.500H392" className="stroke-line" />}
            <Label x={0} y={23} size={17} weight={700}>
              {name}
            </Label>
            <Label x={392} y={23} size={16} tone="muted" anchor="end">
              {`${days} days`}
            </Label>
            {Array.from({ length: to }, (_, day) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
                key={day}
                x={84 + day * 14}
                y={8}
                width={10}
                height={20}
                rx={3}
                className={day < from ? tone : pale}
              />
            ))}
          </g>
        );
      })}
    </Panel>
  </Scene>
);
