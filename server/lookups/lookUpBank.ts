import { ifscTexts } from '#content/decoder/labels.ts';
import type { BankFacts } from '#views/widgets/decoder/reading.ts';
import type { BankDirectory } from './bankDirectory.ts';

/**
 * What the directory says about the bank and the branch of an IFSC.
 * @param ifsc eleven characters, in capitals
 */
export function lookUpBank(directory: BankDirectory, ifsc: string): BankFacts {
  const { version, names, upi } = directory;
  const bank = ifsc.slice(0, 4);
  const name = Object.hasOwn(names, bank) ? names[bank] : undefined;
  const edition = { term: ifscTexts.directory, detail: ifscTexts.edition(version) };
  if (name === undefined) {
    return { rows: [{ term: ifscTexts.bankName, detail: ifscTexts.unknownBank }, edition] };
  }
  const exists = hasBranch(directory, bank, ifsc.slice(5));
  return {
    rows: [
      { term: ifscTexts.bankName, detail: name },
      { term: ifscTexts.branchTerm, detail: exists ? ifscTexts.exists : ifscTexts.missing },
      {
        term: ifscTexts.upi,
        detail: upi.includes(bank) ? ifscTexts.upiLive : ifscTexts.upiMissing,
      },
      edition,
    ],
  };
}

function hasBranch({ branches }: BankDirectory, bank: string, branch: string): boolean {
  const codes = Object.hasOwn(branches, bank) ? branches[bank] : undefined;
  return codes?.includes(/^\d+$/.test(branch) ? Number(branch) : branch) ?? false;
}
