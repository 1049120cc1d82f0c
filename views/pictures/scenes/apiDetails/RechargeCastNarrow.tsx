import { HeldPhone } from '../../kit/people/HeldPhone.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';

const side = 96;
const alone = { x: 0, y: 15, scale: 0.76 } as const;

const stops = [
  {
    tone: 'brand',
    shows: <PersonBust {...alone} clothes="marigold" looks="right" />,
  },
  {
    tone: 'brand-lift',
    shows: <PersonBust {...alone} hair="turban" clothes="deep-lift" />,
  },
  {
    tone: 'rim',
    shows: (
      <>
        <PersonBust {...alone} x={-15} hair="bob" clothes="red" looks="right" />
        <HeldPhone x={60} y={33} scale={0.62} lit skin="skin" sleeve={null}>
          <Tick x={22} y={37} size={34} />
        </HeldPhone>
      </>
    ),
  },
] as const;

/** A head for each on phones, which show it beside the name of its stop: the customer, the keeper, and whose number it is. */
export const RechargeCastNarrow = () => (
  <Scene width={stops.length * side} height={side} ground="none">
    {stops.map(({ tone, shows }, index) => (
      <StationCard
        key={tone}
        x={index * side}
        y={0}
        width={side}
        height={side}
        step={index}
        tone={tone}
      >
        {shows}
      </StationCard>
    ))}
  </Scene>
);
