import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { deviceSize } from './deviceSize.ts';

/** A POS terminal with its slip, small, over a column of a table. */
export function DevicePos() {
  return (
    <Scene {...deviceSize} ground="none">
      <Terminal x={0} y={22} scale={0.43} small paper={<TerminalPaper height={50} />}>
        <Tick x={84} y={58} size={72} />
      </Terminal>
    </Scene>
  );
}
