declare namespace App {
  interface Locals {
    nonce: string;
    importMap: string;
  }
}
