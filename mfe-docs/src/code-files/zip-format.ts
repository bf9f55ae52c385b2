/** Signatures and lengths of the records of a zip file, as APPNOTE 6.3.10 of PKWARE has them. */
export const zipFormat = {
  local: { signature: 0x04_03_4b_50, bytes: 30 },
  central: { signature: 0x02_01_4b_50, bytes: 46 },
  end: { signature: 0x06_05_4b_50, bytes: 22, mostBytes: 22 + 0xff_ff },
  stored: 0,
  deflated: 8,
  isEncrypted: 0x00_01,
  hasUtf8Name: 0x08_00,
  /** In place of a length it says that the length is in a record of Zip64. */
  elsewhere: 0xff_ff_ff_ff,
} as const;
