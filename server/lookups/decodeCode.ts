import { decoder } from '#content/decoder/decoder.ts';
import type { Path } from '#content/pages.ts';
import type { DecoderProps } from '#views/widgets/Decoder.tsx';
import { readCode, tidy } from '#views/widgets/decoder/readCode.ts';
import type { BankDirectory } from './bankDirectory.ts';
import { lookUpBank } from './lookUpBank.ts';

/** The code that a URL asks about; undefined if the form was not sent. */
export function readSentCode(path: Path, query: URLSearchParams): string | undefined {
  const sent = path === decoder.page ? query.get(decoder.parameter) : null;
  return sent === null ? undefined : [...sent].slice(0, decoder.mostCharacters).join('');
}

/** What the page shows for a code. The directory is asked about a well-formed IFSC only. */
export async function decodeCode(
  code: string,
  directory: () => Promise<BankDirectory>,
): Promise<DecoderProps> {
  if (readCode(code).kind !== 'ifsc') return { code };
  return { code, bank: lookUpBank(await directory(), tidy(code)) };
}
