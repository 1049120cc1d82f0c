import { CallingSon } from '../../kit/people/CallingSon.tsx';
import { ReceiverWithNotes } from '../../kit/people/ReceiverWithNotes.tsx';
import { EveningWindow } from '../../kit/places/EveningWindow.tsx';
import { MountainWindow } from '../../kit/places/MountainWindow.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** One family on the phone: a son in a town at evening, and his mother by the mountains with the cash that he sent. */
export function NepalClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <path d="M-8-8H236L200 408H-8z" className="brand-soft" />
      <path d="M235-8L199 408" className="stroke-surface" strokeWidth={6} />
      <EveningWindow x={52} y={16} scale={0.58} />
      <MountainWindow x={282} y={16} scale={0.58} />
      <CallingSon x={36} y={156} scale={1.2} />
      <ReceiverWithNotes x={264} y={156} scale={1.2} mirrored={126} calls />
      <circle cx={222} cy={140} r={27} className="surface" />
      <circle cx={222} cy={140} r={23} className="green" />
      <Glyph name="handset" x={209} y={127} size={26} tone="on-brand" />
    </Scene>
  );
}
