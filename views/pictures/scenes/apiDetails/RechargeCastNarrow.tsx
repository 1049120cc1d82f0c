import { HeldPhone } from '../../kit/people/HeldPhone.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';

const side = 96;
const alone = { x: -3.7, y: 11, scale: 0.82 } as const;

/** A head for each on phones, which show it beside the name of its stop: the customer, the keeper, and whose number it is. */
export function RechargeCastNarrow() {
  const stops = [
    <PersonBust key="customer" {...alone} clothes="marigold" looks="right" />,
    <PersonBust key="keeper" {...alone} hair="turban" clothes="deep-lift" />,
    <g key="number">
      <PersonBust x={-15} y={13} scale={0.76} hair="bob" clothes="red" looks="right" />
      <HeldPhone x={60} y={33} scale={0.62} lit skin="skin" sleeve={null}>
        <Tick x={22} y={37} size={34} />
      </HeldPhone>
    </g>,
  ];
  return (
    <Scene width={3 * side} height={side} ground="none">
      {stops.map((stop, index) => (
        <StationCard
          key={stop.key}
          x={index * side}
          y={0}
          width={side}
          height={side}
          step={index}
          tone={stop.key === 'keeper' ? 'stage-lilac' : 'brand'}
        >
          {stop}
        </StationCard>
      ))}
    </Scene>
  );
}
