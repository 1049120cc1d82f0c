import { PersonStanding } from '../../kit/people/Person.tsx';
import { FoldedSaris } from '../../kit/places/FoldedSaris.tsx';
import { HangingSari } from '../../kit/places/HangingSari.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { SariShopFront } from '../../kit/places/SariShopFront.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopTexts.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/* Each is as wide as its number of windows asks for. */
const houses = [
  [72, 300],
  [96, 264],
  [70, 226],
  [98, 290],
  [80, 250],
] as const;

/** In the street, a woman has texted what the hoarding asks for and has the reply; her text is in the inbox on the counter of the shop. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <HouseRow x={-4} y={478} houses={houses} />
      <path d="M0 478H640V520H0z" className="faint" opacity={0.5} />
      <SariShopFront x={362} y={136} width={278}>
        <path d="M14 90H278" className="stroke-skin-deep" strokeWidth={5} />
        <HangingSari x={176} y={92} scale={0.72} tone="brand" zari="code-string" />
        <HangingSari x={227} y={92} scale={0.72} tone="red" zari="code-string" />
        <FoldedSaris
          x={177}
          y={300}
          layers={[
            ['green', 'code-string'],
            ['red', 'marigold'],
          ]}
        />
        <FoldedSaris
          x={228}
          y={300}
          layers={[
            ['brand', 'code-string'],
            ['marigold', 'red'],
            ['green', 'code-string'],
          ]}
        />
        <Inbox x={8} y={80} scale={0.88} />
      </SariShopFront>
      <Hoarding x={40} y={30} width={560} size={29} hangs={30} />
      <ellipse cx={70} cy={501} rx={58} ry={7} className="shade" opacity={0.2} />
      <PersonStanding
        x={14}
        y={194}
        scale={1.17}
        mirrored={96}
        hair="long"
        skin="skin-deep"
        clothes="green"
      />
      <path d="M320 279H380" className="stroke-marigold" strokeWidth={5} />
      <NearestShopPhone x={140} y={152} height={350} />
      <StationArrow x={348} y={279} scale={1.1} />
    </Scene>
  );
}
