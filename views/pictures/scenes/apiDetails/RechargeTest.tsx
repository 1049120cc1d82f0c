import { ServerRack } from '../../kit/devices/ServerRack.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A small live test: what the server sends, and what it is told. */
export function RechargeTest() {
  return (
    <Scene width={400} height={440} ground="mint" grows="around">
      <Rings x={400} y={0} size={320} tone="green-soft" />
      <path d="M120 196V284M280 284V208" className="stroke-green" strokeWidth={4} />
      <path
        d="M110 270L120 284 130 270M270 219L280 205 290 219"
        className="stroke-green"
        strokeWidth={4}
      />
      <ServerRack x={32} y={18} scale={1.105} />
      <Pill x={120} y={226} anchor="middle" size={18} tone="marigold">
        Test with ₹10
      </Pill>
      <Pill x={280} y={226} anchor="middle" size={18} tone="neutral">
        Webhook
      </Pill>
      <CodeWindow
        x={32}
        y={286}
        width={336}
        title="JSON"
        size={18}
        lines={['"orderId": "RC-20417",', '"status": "success"']}
      />
      <Tick x={330} y={364} size={40} />
    </Scene>
  );
}
