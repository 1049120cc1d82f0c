import { StandingPhone } from '../devices/StandingPhone.tsx';
import { Label } from '../shapes/Label.tsx';
import { Scene } from '../stage/Scene.tsx';
import { MarketPlan, marketPlanHeight } from './MarketPlan.tsx';
import { PlankCounter } from './PlankCounter.tsx';
import { PlanOnWall } from './PlanOnWall.tsx';

interface TodayAndPlanProps {
  readonly width: number;
  readonly height: number;
  /** Of what stands on the counter, and of what is drawn on the plan. */
  readonly scale: { readonly phone: number; readonly plan: number };
  /** From the picture's edges to the phone and to the plan, from the sheet's edges to what is drawn on it, and between phone and plan. */
  readonly margin: { readonly edge: number; readonly plan: number; readonly between: number };
  /** The edge of the counter at the wall, and its depth. */
  readonly counter: { readonly y: number; readonly depth: number };
  /** Of the phone, before it is scaled. */
  readonly phone: number;
  /** The phone names other services too. */
  readonly services?: boolean;
}

/* The baseline of both titles, below the upper edge of the plan. */
const title = 44;

/** One shop. What there is today stands on its counter: a phone with a paid recharge. On the wall beside it hangs the plan of a marketplace in dashed lines. */
export function TodayAndPlan(props: TodayAndPlanProps) {
  const { width, height, scale, margin, counter, phone, services = false } = props;
  const foot = counter.y + counter.depth * 0.6;
  const device = 224 * scale.phone;
  const left = margin.edge + device + margin.between;
  const sheet = width - margin.edge - left;
  return (
    <Scene width={width} height={height} ground="sand">
      <Label
        x={margin.edge + device / 2}
        y={margin.edge + title}
        size={30}
        weight={800}
        anchor="middle"
      >
        Today
      </Label>
      <PlanOnWall
        x={left}
        y={margin.edge}
        width={sheet}
        height={counter.y - 2 * margin.edge}
        name="Our plan"
        title={title}
      >
        <MarketPlan
          x={margin.plan}
          y={counter.y - 2 * margin.edge - margin.plan - marketPlanHeight * scale.plan}
          scale={scale.plan}
          width={(sheet - 2 * margin.plan) / scale.plan}
        />
      </PlanOnWall>
      <PlankCounter width={width} height={height} {...counter} />
      <StandingPhone
        x={margin.edge}
        y={foot - (phone + 27) * scale.phone}
        scale={scale.phone}
        pale
        height={phone}
        services={services}
      />
    </Scene>
  );
}
