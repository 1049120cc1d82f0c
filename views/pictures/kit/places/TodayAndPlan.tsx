import { StandingPhone } from '../devices/StandingPhone.tsx';
import { PlanGround } from '../documents/PlanGround.tsx';
import { Label } from '../shapes/Label.tsx';
import { Scene } from '../stage/Scene.tsx';
import { MarketPlan, marketPlan } from './MarketPlan.tsx';
import { PlankCounter } from './PlankCounter.tsx';

interface TodayAndPlanProps {
  readonly width: number;
  readonly height: number;
  /** Of what stands on the counter, and of the plan. */
  readonly scale: { readonly phone: number; readonly plan: number };
  /** The edge of the counter at the wall, and its depth. */
  readonly counter: { readonly y: number; readonly depth: number };
  /** The baseline of both titles. */
  readonly title: number;
  /** Whether the screen of the phone has room for other services below the recharge. */
  readonly services: boolean;
}

/** Two equal halves of one picture under titles of one kind. What there is today stands on a counter, whole and in full colour: a phone with a paid recharge. Beside it is a plan, and on its dashed ground, as high as the counter, stands a marketplace. */
export function TodayAndPlan(props: TodayAndPlanProps) {
  const { width, height, scale, counter, title, services } = props;
  const foot = counter.y + counter.depth * 0.6;
  const split = width / 2;
  const plan = width * 0.75;
  const phone = services ? 448 : 376;
  return (
    <Scene width={width} height={height} ground="sand">
      <PlankCounter width={split} height={height} {...counter} />
      <StandingPhone
        x={split / 2 - 112 * scale.phone}
        y={foot - (phone + 27) * scale.phone}
        scale={scale.phone}
        pale
        height={phone}
        services={services}
      />
      <Label x={split / 2} y={title} size={30} weight={800} anchor="middle">
        Today
      </Label>
      <g className="sheet">
        <PlanGround x={split} y={0} width={width - split} height={height} />
        <MarketPlan
          x={plan - (marketPlan.width / 2) * scale.plan}
          y={counter.y - marketPlan.ground * scale.plan}
          scale={scale.plan}
        />
        <Label x={plan} y={title} size={30} weight={800} tone="on-brand" anchor="middle">
          Our plan
        </Label>
      </g>
    </Scene>
  );
}
