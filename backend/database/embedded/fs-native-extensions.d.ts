declare module 'fs-native-extensions' {
  /** Returns false if another process holds the lock. */
  export function tryLock(fd: number, offset?: number, length?: number): boolean;
}
