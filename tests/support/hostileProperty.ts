import fc, { type IAsyncProperty } from 'fast-check';
import { expect } from 'vitest';
import { sendRaw } from '../operations/wire.ts';
import type { HostileKind } from './arbitraries/hostileKinds.ts';
import { expectDecentAnswer } from './expectDecentAnswer.ts';
import type { RawSite } from './rawSite.ts';

/** What holds for every request of a kind that is sent to a site, and the cases that are tried first. */
export function hostileProperty(
  site: () => RawSite,
  { bytes, examples, ...kind }: HostileKind,
): { readonly property: IAsyncProperty<[string]>; readonly examples: [string][] } {
  /* Where it may be half a request, the server is told that nothing follows. */
  const isCut = kind.answers !== undefined;
  const property = fc.asyncProperty(bytes, async (sent) => {
    const before = site().faults().length;
    const exchanged = await sendRaw(site().port, Buffer.from(sent, 'latin1'), { isCut });
    expectDecentAnswer(kind, exchanged, sent);
    expect(site().faults().slice(before)).toEqual([]);
  });
  return { property, examples: examples.map((example) => [example]) };
}
