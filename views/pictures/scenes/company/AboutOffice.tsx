import { PersonStanding } from '../../kit/people/Person.tsx';
import { OfficeDesk, SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { RiverWindow } from '../../kit/places/RiverWindow.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const floor = 368;
const scale = 1.1;
const hip = floor - 67 * scale;

/** One room above the river: someone answers a call, a colleague looks at a phone, another works at a desk. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <path d={`M0 ${floor - 34}H1136V400H0z`} className="brand-soft" />
      <RiverWindow x={40} y={36} />
      <ellipse cx={570} cy={floor + 2} rx={62} ry={6} className="deep" opacity={0.14} />
      <PersonStanding x={515} y={floor - 264 * scale} scale={scale} hair="long" clothes="brand" />
      <SupportDesk x={136} y={hip} scale={scale} />
      <OfficeDesk
        x={1000}
        y={hip}
        scale={scale}
        mirrored={1}
        clothes="red"
        hair="short"
        skin="skin-deep"
      />
      <MessageBubble x={134} y={54} size={20} tail={[34, 106]} lines={['Which order ID is it?']} />
    </Scene>
  );
}
