import { Encrypted, PinAtReader, ReaderGlow } from '../../kit/PinAtReader.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The reader from near while the customer enters the PIN, which it encrypts. */
export function MatmPin() {
  return (
    <Scene width={400} height={344} ground="brand" grows="around">
      <ReaderGlow x={200} y={172} />
      <PinAtReader x={100} y={16} scale={1.12} />
      <Encrypted x={172} y={262} />
    </Scene>
  );
}
