import { PersonStanding } from '../../kit/people/Person.tsx';
import { BoardingCoach, StatusSign } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingTraveller,
} from '../../kit/places/boardingPlaces.tsx';
import { At } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of the coach; all three windows have the same gaps between them. */
const coach = { scale: 0.84, width: 620, end: 598 } as const;

/** Where the edge of the platform ends and its floor begins, and where everybody stands. */
const platform = { from: 258, feet: 552 } as const;
const body = 1.12;
const head = platform.feet - 264 * body;

const others = { y: head, scale: body, trousers: 'deep-lift' } as const;

/** The same for a phone: who has a place looks out of one coach, and who has none waits before it on the platform. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={576} ground="dusk">
      <BoardingCoach x={0} y={0} {...coach} bogies={[134, 466]}>
        <ConfirmedPlace x={96} />
        <SharedPlace x={298} />
        <GivenBackPlace x={500} />
      </BoardingCoach>
      <path d={`M0 ${platform.from}H520V576H0z`} className="on-deep-muted" />
      <path d={`M0 ${platform.from}H520V576H0z`} className="deep" opacity={0.16} />
      <ContactShadow x={88} y={platform.feet} width={110} />
      <ContactShadow x={274} y={platform.feet} width={180} />
      <ContactShadow x={440} y={platform.feet} width={110} />
      <PersonStanding
        {...others}
        x={34}
        mirrored={96}
        hair="dupatta"
        skin="skin-deep"
        clothes="marigold"
      />
      <PersonStanding {...others} x={386} hair="turban" clothes="brand" />
      <WaitingTraveller x={196} y={head} scale={body} />
      <At x={250} y={head - 54} scale={0.84}>
        <StatusSign x={0} tone="brand">
          WL
        </StatusSign>
      </At>
    </Scene>
  );
}
