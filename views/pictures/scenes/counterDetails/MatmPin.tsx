import { Encrypted, PinAtReader, ReaderGlow } from '../../kit/PinAtReader.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The reader from near while the customer enters the PIN, which it encrypts. */
export function MatmPin() {
  return (
    <Scene width={400} height={344} ground="brand" grows="around">
      <ReaderGlow x={120} y={172} />
      <PinAtReader x={28} y={24} scale={1.18} />
      <Encrypted x={204} y={236} />
    </Scene>
  );
}
