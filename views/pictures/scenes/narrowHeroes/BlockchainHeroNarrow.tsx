import { Certificate } from '../../kit/documents/Certificate.tsx';
import { ChainedBlock } from '../../kit/records/ChainedBlock.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** The head of the blockchain page for phones: the certificate, below it that it is verified, and the chain that proves it. */
export function BlockchainHeroNarrow() {
  return (
    <Scene width={400} height={536} ground="deep">
      <Dots x={24} y={24} size={352} rows={31} tone="deep-lift" />
      {/* Turned, it is as wide as the card and the chain below it. */}
      <Certificate x={24} y={46} turn={-3} scale={0.7717} />
      <Panel x={24} y={320} width={352} height={84}>
        <TurningTick x={48} y={42} size={52} />
        <Label x={90} y={39} size={26} weight={800} tone="green-ink">
          Verified
        </Label>
        <Label x={90} y={65} size={17} tone="muted">
          Block 1042, 14 Nov
        </Label>
      </Panel>
      {['1040', '1041', '1042'].map((block, index) => (
        <ChainedBlock
          key={block}
          x={24 + index * 127.1}
          y={444}
          scale={0.94}
          kind={block === '1042' ? 'proof' : 'plain'}
          {...(index > 0 && { link: 'whole' })}
        >
          {block}
        </ChainedBlock>
      ))}
    </Scene>
  );
}
