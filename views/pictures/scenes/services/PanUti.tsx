import { Keyboard } from '../../kit/devices/Keyboard.tsx';
import { Scanner } from '../../kit/devices/Scanner.tsx';
import { PersonFromBehind } from '../../kit/people/PersonFromBehind.tsx';
import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { PanApplicant, PanSign } from '../../kit/places/PanCounter.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The filing, over the shoulder of who keeps the counter: he types into the form on his display, and beyond the counter an applicant puts down her papers. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={340} y={240} size={380} />
      <FileShelf x={44} y={60} />
      <PanSign x={336} y={30} width={272} size={28} />
      <path d="M0 344H640V520H0z" className="brand-soft" />
      <path d="M0 344H640V520H0z" className="brand" opacity={0.14} />
      <path d="M0 344H640V347H0z" className="brand-lift" />
      <PanApplicant x={440} y={130} scale={1.45} />
      <PanFormScreen x={134} y={96} scale={1.1} foot={264} />
      <Keyboard x={246} y={424} scale={1.15} />
      <Scanner x={500} y={424} scale={0.48} />
      <PersonFromBehind x={8} y={268} scale={1.55} />
    </Scene>
  );
}
