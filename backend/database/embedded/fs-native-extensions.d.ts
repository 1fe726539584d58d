declare module 'fs-native-extensions' {
  /** Locks the whole file; false where another process holds the lock. */
  export function tryLock(fd: number): boolean;
}
