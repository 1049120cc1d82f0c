import { Encrypted, PinAtReader, ReaderGlow } from '../../kit/PinAtReader.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** Beside long words: the same reader, nearer. */
export function MatmPinTall() {
  return (
    <Scene width={400} height={524} ground="brand" grows="around">
      <ReaderGlow x={200} y={300} />
      <PinAtReader x={56} y={28} scale={1.75} />
      <Encrypted x={176} y={428} />
    </Scene>
  );
}
