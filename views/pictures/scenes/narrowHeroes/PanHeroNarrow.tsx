import { Keyboard } from '../../kit/devices/Keyboard.tsx';
import { Scanner } from '../../kit/devices/Scanner.tsx';
import { PersonFromBehind } from '../../kit/people/PersonFromBehind.tsx';
import { PanApplicant, PanSign } from '../../kit/places/PanCounter.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={416}>
      <Rings x={200} y={190} size={300} />
      <PanSign x={88} y={18} width={224} size={22} />
      <path d="M0 274H400V416H0z" className="brand-soft" />
      <path d="M0 274H400V416H0z" className="brand" opacity={0.14} />
      <path d="M0 274H400V277H0z" className="brand-lift" />
      <PanApplicant x={260} y={124} scale={1.02} />
      <PanFormScreen x={55} y={84} scale={0.78} foot={262} />
      <Keyboard x={146} y={346} scale={0.9} />
      <Scanner x={314} y={334} scale={0.4} />
      <PersonFromBehind x={-44} y={214} scale={1.3} />
    </Scene>
  );
}
