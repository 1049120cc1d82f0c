import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SplitCode } from '../../kit/SplitCode.tsx';

/** A message from a registered sender, and the parts of the sender’s name. */
export function AboutMessages() {
  return (
    <Scene width={480} height={400}>
      <Rings x={480} y={400} size={360} />
      <Label x={44} y={64} size={21} weight={700}>
        AX-NOTICE-S
      </Label>
      <MessageBubble
        x={40}
        y={84}
        width={344}
        size={22}
        lines={['Fee of ₹2,400 is due', 'on 30 Nov 2026.']}
      />
      <Panel x={40} y={212} width={400} height={144}>
        <SplitCode
          x={24}
          y={26}
          width={352}
          size={34}
          meaningSize={19}
          parts={[
            ['AX', 'Operator', 'neutral'],
            ['NOTICE', 'Your header', 'brand'],
            ['S', 'Type', 'marigold'],
          ]}
        />
      </Panel>
    </Scene>
  );
}
