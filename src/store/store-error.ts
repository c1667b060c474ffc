/** The database failed or answered what it never should; `cause` is the vendor's own error. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
